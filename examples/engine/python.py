"""整套选型：60 × 45 mm 的电路板，看清 0.1 mm，打印首选方案。Python 3.8 以上，只用标准库。

用法：python3 python.py http://localhost:8080（或环境变量 SHIXUAN_SITE）；有合作伙伴密钥时放在环境变量 SHIXUAN_PARTNER_KEY。
"""
import json
import os
import pathlib
import sys
import urllib.error
import urllib.request

sys.stdout.reconfigure(encoding="utf-8")
sys.stderr.reconfigure(encoding="utf-8")

site = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("SHIXUAN_SITE")
key = os.environ.get("SHIXUAN_PARTNER_KEY")
if not site:
    print("用法：python3 python.py 站点地址，例如 http://localhost:8080", file=sys.stderr)
    sys.exit(2)

headers = {"Content-Type": "application/json"}
if key:
    headers["X-Partner-Key"] = key
request = urllib.request.Request(
    site.rstrip("/") + "/web/Product/CameraShot",
    data=pathlib.Path(__file__).with_name("pcb.json").read_bytes(),
    headers=headers,
)
# 没有成功时 msg 用中文说明原因；429 与 503 时 Retry-After 头是要等的秒数。
try:
    with urllib.request.urlopen(request, timeout=60) as response:
        status, answer = response.status, json.load(response)
except urllib.error.HTTPError as error:
    status, answer = error.code, json.load(error)
if answer["state"] != 0:
    print("%s（HTTP %s）" % (answer["msg"], status), file=sys.stderr)
    sys.exit(1)

content = answer["content"]
if not content["list"]:
    print("没有满足条件的方案，请放宽条件。")
    sys.exit(0)


def name_of(role, product_id):
    """列表各行按编号提到的产品都在 parts 里。"""
    for part in content["parts"]:
        product = part["product"]
        if part["role"] == role and product["id"] == product_id:
            return "%s %s" % (product["brand"]["name"], product["model"])
    return "未标注"


def figure(value, unit):
    """null 是制造商没有标注，或因此算不出来，不是 0。"""
    return "未标注" if value is None else "%.2f %s" % (value, unit)


first = content["list"][0]
setting = first["setting"]
distance = setting["workingDistanceMm"]
# 有缺数据而无法判定的检查项时，不能算首选。
title = "资料不全，须向厂家确认" if first["undecided"] else "首选"
print("%s（共 %d 个组合可行），%.0f 分" % (title, content["feasible"], first["score"]))
print("相机", name_of("camera", first["cameraId"]), sep="\t")
print("镜头", name_of("lens", first["lensId"]), sep="\t")
print("光源", name_of("light", first["lights"][0]["lightId"]) if first["lights"] else "未标注", sep="\t")
print("工作距离", figure(distance and distance["nominal"], "mm"), sep="\t")
print("单像素精度", figure(setting["objectPixelMm"]["nominal"] * 1000, "µm"), sep="\t")
print(
    "视野",
    "%s × %s" % (figure(setting["fieldWidthMm"]["nominal"], "mm"), figure(setting["fieldHeightMm"]["nominal"], "mm")),
    sep="\t",
)
