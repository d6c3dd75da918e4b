"""调用一个接口：POST JSON，返回 content；失败时抛出接口给出的中文说明。只用标准库，Python 3.8 以上。"""
import json
import sys
import urllib.error
import urllib.request


def call(base, path, body):
    request = urllib.request.Request(
        base.rstrip("/") + "/web" + path,
        data=json.dumps(body).encode("utf-8"),
        headers={"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            answer = json.load(response)
    except urllib.error.HTTPError as error:
        answer = json.load(error)
    if answer["state"] != 0:
        raise RuntimeError("%s：%s（state %s）" % (path, answer["msg"], answer["state"]))
    return answer["content"]


def base_address():
    """站点地址：第一个命令行参数。"""
    sys.stdout.reconfigure(encoding="utf-8")
    if len(sys.argv) < 2:
        sys.exit("用法：python3 程序.py 站点地址，例如 http://localhost:8080")
    return sys.argv[1]
