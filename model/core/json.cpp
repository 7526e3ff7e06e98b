// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json.h"

#include "core/readbudget.h"
#include "core/utf8.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <iterator>

namespace drawbridge {

namespace {

constexpr std::size_t kDeepest = 16;
constexpr std::size_t kMostMembers = 1000;   // of one map; each new name is compared with the others
constexpr std::size_t kMostValues = 200'000; // of the whole text

/// The line of the first byte that is not UTF-8; 0 if all are.
int lineOfBadByte(std::string_view text) {
    int line = 1;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '\n') ++line;
        const std::size_t character = characterAt(text, at);
        if (character == 0) return line;
        at += character;
    }
    return 0;
}

/// The position of the reader. It reads one character ahead after a number, so the line of a value is the
/// line of the last non-blank character.
struct Place {
    std::string_view text;
    std::size_t at = 0;
    int line = 1;
    int tokenLine = 1;
    bool wentToEnd = false; ///< tried to read past the end
};

/// Input iterator over the characters of a text that counts lines.
class Counting {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Counting() = default;
    explicit Counting(Place& place)
        : place_(&place) {}

    const char& operator*() const { return place_->text[place_->at]; }
    Counting& operator++() {
        const char passed = place_->text[place_->at++];
        if (passed == '\n')
            ++place_->line;
        else if (passed != ' ' && passed != '\t' && passed != '\r')
            place_->tokenLine = place_->line;
        return *this;
    }
    /// Only compared with the end.
    friend bool operator==(const Counting& left, const Counting& right) {
        return left.isAtEnd() == right.isAtEnd();
    }
    friend bool operator!=(const Counting& left, const Counting& right) { return !(left == right); }

  private:
    bool isAtEnd() const {
        if (place_ == nullptr) return true;
        if (place_->at == place_->text.size()) place_->wentToEnd = true;
        return place_->wentToEnd;
    }

    Place* place_ = nullptr;
};

/// SAX handler that builds the tree. Pointers to open values stay valid: a value is moved into its parent
/// when it is closed.
class Builder {
  public:
    explicit Builder(const Place& place)
        : place_(place) {}

    bool null() { return put({}); }
    bool boolean(bool value) { return put(Value::ofFlag(value)); }
    bool number_integer(std::int64_t) { return put(Value::ofKind(Value::Kind::Odd)); }
    bool number_unsigned(std::uint64_t value) { return put(Value::ofNumber(value)); }
    bool number_float(double, const std::string&) { return put(Value::ofKind(Value::Kind::Odd)); }
    bool string(std::string& value) { return put(Value::ofText(std::move(value))); }
    bool binary(std::vector<std::uint8_t>&) { return false; } // not in JSON text
    bool start_object(std::size_t) { return open(Value::Kind::Map); }
    bool start_array(std::size_t) { return open(Value::Kind::List); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string& name) {
        if (open_.back().items.size() >= kMostMembers) return fail(JsonError::Kind::TooLarge);
        spend(open_.back().items.size() / 8, name.size());
        if (open_.back().find(name) != nullptr) return fail(JsonError::Kind::KeyTwice, name);
        name_ = std::move(name);
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const std::exception&) {
        const bool early = place_.wentToEnd && !done_;
        return fail(early ? JsonError::Kind::EndsEarly : JsonError::Kind::NotJson);
    }

    /// The current value exceeds a limit.
    void refuse() { fail(JsonError::Kind::TooLarge); }

    Json finish() {
        while (!open_.empty()) close();
        return {std::move(root_), std::move(error_)};
    }

  private:
    bool fail(JsonError::Kind kind, std::string detail = {}) {
        error_ = JsonError{kind, place_.tokenLine, std::move(detail)};
        return false;
    }
    bool put(Value value) {
        if (++values_ > kMostValues) return fail(JsonError::Kind::TooLarge);
        spend(4, sizeof(Value) + value.text.size());
        return attach(std::move(value));
    }
    bool attach(Value value) {
        if (value.line == 0) value.line = place_.tokenLine;
        if (open_.empty()) {
            root_ = std::move(value);
            done_ = true;
            return true;
        }
        Value& parent = open_.back();
        if (parent.isMap()) value.name = std::move(name_);
        parent.items.push_back(std::move(value));
        return true;
    }
    bool open(Value::Kind kind) {
        if (open_.size() == kDeepest) return fail(JsonError::Kind::TooDeep);
        if (++values_ > kMostValues) return fail(JsonError::Kind::TooLarge);
        spend(4, sizeof(Value));
        Value value = Value::ofKind(kind);
        value.line = place_.tokenLine;
        names_.push_back(std::move(name_));
        open_.push_back(std::move(value));
        return true;
    }
    bool close() {
        Value value = std::move(open_.back());
        open_.pop_back();
        name_ = std::move(names_.back());
        names_.pop_back();
        return attach(std::move(value));
    }

    const Place& place_;
    Value root_;
    std::vector<Value> open_;
    std::vector<std::string> names_; ///< of the open values
    std::string name_;
    bool done_ = false;
    std::size_t values_ = 0;
    std::optional<JsonError> error_;
};

} // namespace

Json readJson(std::string_view text) {
    if (text.size() > kLargestFile) return {{}, JsonError{JsonError::Kind::TooLarge, 1, {}}};
    if (const int line = lineOfBadByte(text); line != 0)
        return {{}, JsonError{JsonError::Kind::NotUtf8, line, {}}};
    Place place{text};
    Builder builder(place);
    const ReadBudget spending(text.size());
    if (withinBudget([&] { nlohmann::json::sax_parse(Counting(place), Counting(), &builder); }))
        builder.refuse();
    return builder.finish();
}

Mistake mistakeOf(const JsonError& error) {
    switch (error.kind) {
    case JsonError::Kind::TooLarge: return {error.line, "file-too-large"_mistake};
    case JsonError::Kind::NotUtf8: return {error.line, "not-utf8"_mistake};
    case JsonError::Kind::EndsEarly: return {error.line, "file-ends-early"_mistake};
    case JsonError::Kind::TooDeep: return {error.line, "brackets-too-deep"_mistake};
    case JsonError::Kind::KeyTwice: return {error.line, "key-twice"_mistake, {error.detail}};
    case JsonError::Kind::NotJson: break;
    }
    return {error.line, "not-json"_mistake};
}

std::string jsonText(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            result += '\\';
            result += c;
        } else if (byte < 0x20 || byte == 0x7F) {
            constexpr std::string_view digits = "0123456789abcdef";
            result += "\\u00";
            result += digits[byte >> 4];
            result += digits[byte & 0xF];
        } else {
            result += c;
        }
    }
    return result + '"';
}

std::string writeJson(const Value& value) {
    switch (value.kind) {
    case Value::Kind::Flag: return value.flag ? "true" : "false";
    case Value::Kind::Number: return std::to_string(value.number);
    case Value::Kind::Text: return jsonText(value.text);
    case Value::Kind::List:
    case Value::Kind::Map: {
        std::string result;
        for (const Value& item : value.items) {
            if (!result.empty()) result += ", ";
            if (value.isMap()) result += jsonText(item.name) + ": ";
            result += writeJson(item);
        }
        return value.isMap() ? "{" + result + "}" : "[" + result + "]";
    }
    default: return "null";
    }
}

} // namespace drawbridge
