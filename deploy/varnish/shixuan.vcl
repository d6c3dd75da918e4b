vcl 4.1;
import std;
# A cache before the site, by its own rules: pages that all visitors share, and files of versions. Varnish 7.1 or later:
#   varnishd -a 127.0.0.1:6081 -p http_gzip_support=off -p vcl_path=deploy/varnish -f deploy/varnish/shixuan.vcl
# The site is told where to purge: CDN_PURGE_URL=http://127.0.0.1:6081/purge. HTTPS is the matter of a proxy before it.
include "backend.vcl";

# Who may purge: the machines of the site.
acl site { "localhost"; "127.0.0.1"; "::1"; }

sub vcl_recv {
  if (req.url == "/purge") {
    if (client.ip !~ site || req.method != "POST" || req.http.Cache-Tag !~ "^[a-z]+(,[a-z]+)*$") { return (synth(403)); }
    ban("obj.http.Cache-Tag ~ (^|,)(" + regsuball(req.http.Cache-Tag, ",", "|") + ")(,|$)");
    return (synth(204));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Visitors of a trial, of a preview, operators: what they see is theirs. Nobody else has a cookie of the site.
  if (req.http.Authorization || req.http.Cookie) { return (pass); }
  # What answers differ by, in few words: Markdown, and the encodings that the site has.
  if (req.http.Accept !~ "text/markdown") { set req.http.Accept = "*/*"; }
  if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  return (hash);
}

sub vcl_backend_response {
  # Only what the site names as everybody's: a page by CDN-Cache-Control, a file by "public".
  if (beresp.http.Set-Cookie || beresp.status != 200 ||
    (beresp.http.CDN-Cache-Control !~ "max-age=\d+" && beresp.http.Cache-Control !~ "public")) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  if (beresp.http.CDN-Cache-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1") + "s", 0s);
  }
  set beresp.grace = 0s;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Cache-Tag;
}
