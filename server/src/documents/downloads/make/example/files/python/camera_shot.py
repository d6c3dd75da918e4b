"""整套选型：60 × 50 mm 的视野、单像素精度 0.05 mm、工作距离 150～400 mm，列出前几套相机与镜头。

用法：python3 camera_shot.py http://localhost:8080
"""
from call import base_address, call

base = base_address()

systems = call(base, "/Product/CameraShot", {
    "task": {
        "object": {"widthMm": 60, "heightMm": 50},
        "accuracy": {"kind": "object-pixel", "objectPixelMm": 0.05},
        "workingDistance": {"minMm": 150, "maxMm": 400},
    },
    "limit": 3,
})["list"]
if not systems:
    print("没有满足条件的组合，请放宽条件。")
for system in systems:
    camera = call(base, "/Product/Detail", {"id": system["cameraId"]})["product"]
    lens = call(base, "/Product/Detail", {"id": system["lensId"]})["product"]
    pixel = system["setting"]["objectPixelMm"]["nominal"] * 1000
    print(
        "%.0f 分" % system["score"],
        "相机 %s %s" % (camera["brand"]["name"], camera["model"]),
        "镜头 %s %s" % (lens["brand"]["name"], lens["model"]),
        "单像素 %.1f µm" % pixel,
        sep="\t",
    )
