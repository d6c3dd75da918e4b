"""查询产品：500 万像素以上的面阵相机，按帧率从高到低，再取第一个的全部参数。

用法：python3 products.py http://localhost:8080
"""
from call import base_address, call

base = base_address()

found = call(base, "/Product/List", {
    "categoryId": 1,
    "filters": {"resolutionMp": {"min": 5}},
    "sort": {"key": "frameRateFps", "direction": "desc"},
    "page": 1,
    "pageSize": 5,
})
print("共 %d 个型号，前 %d 个：" % (found["total"], len(found["list"])))
for row in found["list"]:
    print(row["id"], row["brand"]["name"], row["model"], row["summary"], sep="\t")

if found["list"]:
    detail = call(base, "/Product/Detail", {"id": found["list"][0]["id"]})
    product = detail["product"]
    print("\n%s %s" % (product["brand"]["name"], product["model"]))
    for attribute in detail["attributes"]:
        # attrs 里只有已知的参数；没有的就是未标注，不是 0。
        value = product["attrs"].get(attribute["key"], "未标注")
        print(attribute["label"], value, attribute.get("unit") or "", sep="\t")
