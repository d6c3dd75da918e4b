#!/bin/sh
# 整套选型：60 × 45 mm 的电路板，看清 0.1 mm，打印首选方案。只用 curl 与 grep，完整的应答更适合交给 jq。
# 用法：sh curl.sh http://localhost:8080（或环境变量 SHIXUAN_SITE）；有合作伙伴密钥时放在环境变量 SHIXUAN_PARTNER_KEY。
set -eu
site="${1:-${SHIXUAN_SITE:-}}"
if [ -z "$site" ]; then
  echo '用法：sh curl.sh 站点地址，例如 http://localhost:8080' >&2
  exit 2
fi
cd "$(dirname "$0")"

# 没有密钥时 curl 不发出值为空的头。
answer=$(curl --silent --show-error \
  --header 'Content-Type: application/json' \
  --header "X-Partner-Key: ${SHIXUAN_PARTNER_KEY:-}" \
  --data @pcb.json "${site%/}/web/Product/CameraShot")

# 成功的应答以 "state":0 开头；否则 msg 用中文说明原因。
case $answer in
'{"state":0,'*) ;;
*)
  echo "$answer" | sed 's/.*"msg":"\([^"]*\)".*/\1/' >&2
  exit 1
  ;;
esac

# 列表在最前，第一行即首选：每项取第一次出现的。
value() {
  echo "$answer" | grep -o "\"$1\":[^,}]*" | head -n 1 | cut -d: -f2
}
# 三个数依次为偏小、标称、偏大；null 是制造商没有标注。
nominal() {
  echo "$answer" | grep -o "\"$1\":\(null\|{[^}]*}\)" | head -n 1 | grep -o '"nominal":[^,}]*' | cut -d: -f2
}
# 列表各行按编号提到的产品都在 parts 里。
model() {
  echo "$answer" | grep -o "\"product\":{\"id\":$1,.*" | grep -o '"model":"[^"]*"' | head -n 1 | cut -d'"' -f4
}
if [ -z "$(value cameraId)" ]; then
  echo '没有满足条件的方案，请放宽条件。'
  exit 0
fi
# 有缺数据而无法判定的检查项时，不能算首选。
if [ "$(value undecided)" = '[]' ]; then title=首选; else title=资料不全，须向厂家确认; fi
echo "$title，$(value score) 分"
printf '相机\t%s\n' "$(model "$(value cameraId)")"
printf '镜头\t%s\n' "$(model "$(value lensId)")"
printf '工作距离\t%s mm\n' "$(nominal workingDistanceMm || echo 未标注)"
printf '单像素精度\t%s mm\n' "$(nominal objectPixelMm)"
