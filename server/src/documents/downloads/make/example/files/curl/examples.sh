#!/bin/sh
# 用 curl 调用三个接口。用法：sh examples.sh http://localhost:8080
# Windows 的命令提示符里逐行照抄 curl 命令即可，把 $base 换成站点地址。
set -eu
base="${1:?用法：sh examples.sh 站点地址}"
cd "$(dirname "$0")"

post() {
  curl --silent --show-error --header 'Content-Type: application/json' --data "$2" "$base/web$1"
  echo
}

post /Product/List @product-list.json
post /Product/Detail '{"id": 1}'
post /Product/CameraShot @camera-shot.json
