// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/handserver.h"

#include "hands/sealedchannel.h"

#include <boost/asio.hpp>
#include <boost/beast.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <deque>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <thread>
#include <utility>

namespace drawbridge {

namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = net::ip::tcp;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Peer = HandServer::Peer;

constexpr std::size_t kLongestHeader = 8 << 10;
constexpr std::size_t kLongestMessage = 16 << 10;
constexpr std::size_t kLongestQueue = 8 << 20; // bytes to a page that does not take them
constexpr std::size_t kStrangers = 256; // connections that have not shown the key: a class comes at once
constexpr std::size_t kGuests = 64;     // those that have
constexpr auto kPatience = 10s;         // with a request, and until the key is shown
constexpr auto kSilence = 60s;          // pings of the protocol go unanswered
constexpr double kPerSecond = 40;       // messages of a page in the long run
constexpr double kAtOnce = 200;         // and after a rest
constexpr auto kFarewell = 300ms;       // for what is said before the door is closed

const char* const kPath = "/hands";

/// The WebSocket as a source that a page may connect to: Safari before 15.4 does not take 'self' to mean it,
/// too. Empty: the host that was asked for is none that can be named so.
std::string webSocketAt(beast::string_view host) {
    const bool isPlain = std::ranges::all_of(host, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '.' || letter == '-' || letter == ':';
    });
    if (host.empty() || !isPlain) return {};
    const std::string name(host.data(), host.size());
    return " ws://" + name + " wss://" + name;
}

/// Nothing from elsewhere, nothing inline, in no frame, and no address handed on. `host`: that was asked for.
void addHeaders(http::response<http::span_body<const char>>& response, beast::string_view host) {
    response.set("Content-Security-Policy",
                 "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
                 "font-src 'self'; connect-src 'self'" +
                     webSocketAt(host) + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "no-referrer");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    response.set(http::field::cache_control, "no-cache");
}

/// Whether a page of this server opens the WebSocket, not one from elsewhere.
bool isOwnPage(const http::request<http::empty_body>& request) {
    const auto origin = request[http::field::origin];
    const auto host = request[http::field::host];
    return origin.ends_with(host) && (origin.size() == host.size() + 7 || origin.size() == host.size() + 8) &&
           origin.starts_with("http");
}

} // namespace

/// What happens on the server's thread; all but the constructor, the destructor and post().
class HandServer::Core {
  public:
    Core(HandServer* owner, QByteArray key, PublicFiles files)
        : owner_(owner)
        , key_(std::move(key))
        , files_(std::move(files)) {}
    ~Core() {
        net::post(context_, [this] { stop(); });
        if (thread_.joinable()) thread_.join();
    }

    /// Listens; returns the port. `error` says why not.
    quint16 listen(const tcp::endpoint& endpoint, boost::system::error_code& error) {
        if (acceptor_.open(endpoint.protocol(), error)) return 0;
        acceptor_.set_option(net::socket_base::reuse_address(true), error);
        if (acceptor_.bind(endpoint, error)) return 0;
        if (acceptor_.listen(net::socket_base::max_listen_connections, error)) return 0;
        accept();
        thread_ = std::thread([this] { context_.run(); });
        return acceptor_.local_endpoint(error).port();
    }

    template <class Work>
    void post(Work work) {
        net::post(context_, std::move(work));
    }

    void send(Peer peer, const QByteArray& content);
    void dismiss(Peer peer, CloseCode code);
    void setKey(const QByteArray& key) { key_ = key; }
    /// The number of the page that comes next, at any door.
    static Peer next() { return next_; }

  private:
    class Connection;
    using Connections = std::list<std::shared_ptr<Connection>>;

    void accept();
    void admit(tcp::socket socket);
    void stop();
    void drop(Connection& connection);
    void makeRoom();

    void tellHeard(Peer peer, QByteArray content) {
        QMetaObject::invokeMethod(
            owner_,
            [owner = owner_, peer, content = std::move(content)] {
                if (peer >= owner->first_) emit owner->heard(peer, content);
            },
            Qt::QueuedConnection);
    }
    void tellGone(Peer peer) {
        QMetaObject::invokeMethod(
            owner_,
            [owner = owner_, peer] {
                if (peer >= owner->first_) emit owner->gone(peer);
            },
            Qt::QueuedConnection);
    }

    HandServer* owner_;
    QByteArray key_;
    PublicFiles files_;
    net::io_context context_{1};
    tcp::acceptor acceptor_{context_};
    net::steady_timer pause_{context_};
    net::steady_timer farewell_{context_}; ///< the server is closing
    bool stopping_ = false;
    Connections strangers_; ///< the oldest first
    std::map<Peer, std::shared_ptr<Connection>> guests_;
    /// Of all servers: what an earlier one has still to tell must not be taken for news of this one.
    inline static std::atomic<Peer> next_ = 1;
    std::thread thread_; // last member: it uses the others
};

/// One connection: requests for files, until one asks for a WebSocket.
class HandServer::Core::Connection : public std::enable_shared_from_this<Connection> {
  public:
    Connection(Core& core, tcp::socket socket, net::ip::address address)
        : core_(core)
        , address_(std::move(address))
        , stream_(beast::tcp_stream(std::move(socket)))
        , channel_(core.key_) {}

    void start() { readRequest(); }
    const net::ip::address& address() const { return address_; }

    /// Seals and sends, one frame after the other.
    void send(const QByteArray& content) {
        if (closing_) return;
        queue(channel_.seal(content));
    }
    /// Closes after what is queued.
    void close(CloseCode code) {
        if (std::exchange(closing_, true)) return;
        code_ = code;
        if (queue_.empty()) closeNow();
    }
    void cut() {
        closing_ = true;
        patience_.cancel();
        beast::get_lowest_layer(stream_).close();
    }

  private:
    friend class Core;

    void readRequest() {
        parser_.emplace();
        parser_->header_limit(kLongestHeader);
        parser_->body_limit(0);
        beast::get_lowest_layer(stream_).expires_after(kPatience);
        http::async_read(stream_.next_layer(), buffer_, *parser_,
                         [self = shared_from_this()](beast::error_code error, std::size_t) {
                             error ? self->core_.drop(*self) : self->answerRequest();
                         });
    }

    void answerRequest() {
        const auto& request = parser_->get();
        if (websocket::is_upgrade(request) && request.target() == kPath) {
            if (isOwnPage(request)) return accept();
            return reply({{}, {}}, http::status::forbidden);
        }
        const auto target = request.target();
        const auto path = QString::fromLatin1(target.data(), static_cast<qsizetype>(target.size()))
                              .section(QLatin1Char('?'), 0, 0);
        const auto file = core_.files_.constFind(path);
        const bool isRead = request.method() == http::verb::get || request.method() == http::verb::head;
        if (!isRead) return reply({{}, {}}, http::status::method_not_allowed);
        if (file == core_.files_.cend()) return reply({"text/plain", "Not here.\n"}, http::status::not_found);
        reply(*file, http::status::ok);
    }

    void reply(const PublicFile& file, http::status status) {
        const auto& request = parser_->get();
        file_ = file;
        response_ = {status, request.version()};
        addHeaders(response_, request[http::field::host]);
        if (!file_.type.isEmpty()) response_.set(http::field::content_type, file_.type.constData());
        if (file_.isDeflated) response_.set(http::field::content_encoding, "deflate");
        response_.body() = {file_.bytes.constData(), static_cast<std::size_t>(file_.bytes.size())};
        response_.keep_alive(request.keep_alive() && status == http::status::ok);
        response_.prepare_payload();
        if (request.method() == http::verb::head) response_.body() = {};
        beast::get_lowest_layer(stream_).expires_after(kPatience); // the request may have used most of it
        http::async_write(stream_.next_layer(), response_,
                          [self = shared_from_this()](beast::error_code error, std::size_t) {
                              if (error || !self->response_.keep_alive()) return self->core_.drop(*self);
                              self->readRequest();
                          });
    }

    void accept() {
        beast::get_lowest_layer(stream_).expires_never(); // the WebSocket has time limits of its own
        buffer_.clear();
        stream_.set_option(websocket::stream_base::timeout{kPatience, kSilence, true});
        stream_.read_message_max(kLongestMessage);
        stream_.binary(true);
        stream_.async_accept(parser_->get(), [self = shared_from_this()](beast::error_code error) {
            if (error) return self->core_.drop(*self);
            self->patience_.expires_after(kPatience);
            self->patience_.async_wait([weak = self->weak_from_this()](beast::error_code waited) {
                const auto strong = weak.lock();
                if (!waited && strong && strong->peer_ == 0) strong->core_.drop(*strong);
            });
            self->readFrame();
        });
    }

    void readFrame() {
        stream_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, std::size_t) {
            if (error) return self->core_.drop(*self);
            const auto data = self->buffer_.cdata();
            const QByteArray frame(static_cast<const char*>(data.data()),
                                   static_cast<qsizetype>(data.size()));
            self->buffer_.consume(data.size());
            self->take(frame);
            if (!self->closing_) self->readFrame();
        });
    }

    void take(const QByteArray& frame) {
        if (closing_) return;
        if (!spend()) return close(TooMuch);
        if (!channel_.isAgreed()) {
            const auto answer = channel_.answer(frame);
            return answer ? queue(*answer) : close(TooMuch);
        }
        auto content = channel_.open(frame);
        if (!content) return close(WrongKey);
        if (peer_ == 0) {
            if (core_.guests_.size() >= kGuests) return close(TooMuch);
            peer_ = core_.next_++;
            patience_.cancel();
            core_.strangers_.remove(shared_from_this());
            core_.guests_[peer_] = shared_from_this();
        }
        core_.tellHeard(peer_, std::move(*content));
    }

    /// Whether the page may say something more already.
    bool spend() {
        const auto now = Clock::now();
        const std::chrono::duration<double> rest = now - std::exchange(spent_, now);
        budget_ = std::min(kAtOnce, budget_ + rest.count() * kPerSecond) - 1;
        return budget_ >= 0;
    }

    void queue(QByteArray frame) {
        queued_ += static_cast<std::size_t>(frame.size());
        if (queued_ > kLongestQueue) return core_.drop(*this);
        queue_.push_back(std::move(frame));
        if (queue_.size() == 1) writeNext();
    }

    void writeNext() {
        const QByteArray& frame = queue_.front();
        stream_.async_write(net::buffer(frame.constData(), static_cast<std::size_t>(frame.size())),
                            [self = shared_from_this()](beast::error_code error, std::size_t) {
                                if (error) return self->core_.drop(*self);
                                self->queued_ -= static_cast<std::size_t>(self->queue_.front().size());
                                self->queue_.pop_front();
                                if (!self->queue_.empty()) return self->writeNext();
                                if (self->closing_) self->closeNow();
                            });
    }

    void closeNow() {
        stream_.async_close(websocket::close_reason(static_cast<websocket::close_code>(code_)),
                            [self = shared_from_this()](beast::error_code) { self->core_.drop(*self); });
    }

    Core& core_;
    net::ip::address address_;
    websocket::stream<beast::tcp_stream> stream_;
    beast::flat_buffer buffer_{kLongestMessage};
    std::optional<http::request_parser<http::empty_body>> parser_;
    http::response<http::span_body<const char>> response_;
    PublicFile file_; ///< being sent
    net::steady_timer patience_{core_.context_};
    SealedChannel channel_;
    Peer peer_ = 0; ///< 0: the key has not been shown
    std::deque<QByteArray> queue_;
    std::size_t queued_ = 0; ///< bytes
    bool closing_ = false;
    CloseCode code_ = Closed;
    double budget_ = kAtOnce; ///< messages
    Clock::time_point spent_ = Clock::now();
};

void HandServer::Core::accept() {
    acceptor_.async_accept([this](beast::error_code error, tcp::socket socket) {
        if (!acceptor_.is_open()) return;
        if (!error) {
            admit(std::move(socket));
            return accept();
        }
        // No more files may be open, for one: try again later.
        pause_.expires_after(200ms);
        pause_.async_wait([this](beast::error_code) {
            if (acceptor_.is_open()) accept();
        });
    });
}

void HandServer::Core::admit(tcp::socket socket) {
    beast::error_code error;
    const auto endpoint = socket.remote_endpoint(error);
    if (error) return;
    socket.set_option(tcp::no_delay(true), error);
    if (strangers_.size() >= kStrangers) makeRoom();
    strangers_.push_back(std::make_shared<Connection>(*this, std::move(socket), endpoint.address()));
    strangers_.back()->start();
}

/// The oldest stranger goes, of the address that most of them come from: so no computer keeps others out. Who
/// has the key is through in a moment.
void HandServer::Core::makeRoom() {
    std::map<net::ip::address, int> counts;
    for (const auto& stranger : strangers_) ++counts[stranger->address()];
    const auto most = std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; });
    drop(**std::ranges::find_if(strangers_, [&](const auto& one) { return one->address() == most->first; }));
}

void HandServer::Core::drop(Connection& connection) {
    const auto self = connection.shared_from_this();
    connection.cut();
    strangers_.remove(self);
    if (guests_.erase(connection.peer_) > 0 && !stopping_) tellGone(connection.peer_);
    if (stopping_ && guests_.empty()) farewell_.cancel();
}

/// What was said last is still sent, to whoever takes it in a moment.
void HandServer::Core::stop() {
    beast::error_code error;
    acceptor_.close(error);
    pause_.cancel();
    stopping_ = true;
    while (!strangers_.empty()) drop(*strangers_.front());
    const auto guests = guests_; // closing may drop one
    for (const auto& [peer, guest] : guests) guest->close(GoingAway);
    if (guests_.empty()) return context_.stop();
    farewell_.expires_after(kFarewell);
    farewell_.async_wait([this](beast::error_code) {
        while (!guests_.empty()) drop(*guests_.begin()->second);
        context_.stop();
    });
}

void HandServer::Core::send(Peer peer, const QByteArray& content) {
    if (const auto guest = guests_.find(peer); guest != guests_.end()) guest->second->send(content);
}

void HandServer::Core::dismiss(Peer peer, CloseCode code) {
    if (const auto guest = guests_.find(peer); guest != guests_.end()) guest->second->close(code);
}

// ---- on the thread of the owner ------------------------------------------------------------------------

HandServer::HandServer(QObject* parent)
    : QObject(parent) {}

HandServer::~HandServer() { close(); }

Result<quint16> HandServer::open(const QHostAddress& address, quint16 port, const QByteArray& key,
                                 PublicFiles files) {
    close();
    first_ = Core::next(); // what an earlier door has still to tell is of those who are gone
    boost::system::error_code error;
    const auto where = net::ip::make_address(address.toString().toStdString(), error);
    auto core = std::make_unique<Core>(this, key, std::move(files));
    quint16 opened = 0;
    if (!error) opened = core->listen({where, port}, error);
    if (error)
        return Problem("door-not-opened",
                       {address.toString(), QString::number(port), QString::fromStdString(error.message())});
    core_ = std::move(core);
    return opened;
}

void HandServer::close() { core_.reset(); }

void HandServer::setKey(const QByteArray& key) {
    if (core_) core_->post([core = core_.get(), key] { core->setKey(key); });
}

void HandServer::send(Peer peer, const QByteArray& content) {
    if (core_) core_->post([core = core_.get(), peer, content] { core->send(peer, content); });
}

void HandServer::dismiss(Peer peer, CloseCode code) {
    if (core_) core_->post([core = core_.get(), peer, code] { core->dismiss(peer, code); });
}

} // namespace drawbridge
