/** How a part was made, before its name: it limits nothing by itself. */
const made =
  '[粗精]?[车铣磨镗钻拉]削|[粗精]?[车铣磨镗钻拉]制|[粗精]?[车铣磨镗钻拉]加工|冲压|冲裁|锻造|压铸|铸造|注塑|挤出|模压|机械加工|数控加工|机加工?|[粗精]加工|线切割|turned|milled|machined|stamped|forged|die-?cast|mou?lded|extruded';

/** Materials by their letters, which say what a part is of and demand nothing. */
const materials =
  'pvc|pet|pe|pp|ps|pmma|abs|pom|b?opp|cpp|eva|tpu|tpe|ptfe|peek|pbt|pa ?66?|nylon|ito|fpc|hdpe|ldpe|pvdf|tft|oled|bga|qfn|qfp|sop|cof';

/** What the part is, and what it has to do with: understood, but no figure of the task. Of words that fit, the longest is taken. */
export const nouns = [
  made,
  materials,
  // What it is called where nothing is said of what it is.
  '来料|对象|被测物|物体|工件|零件|产品|件|parts?',
  // Parts of metal.
  '[铝钢铁铜]零?件|[铝钢铁铜]工件|铝合金件?|[铝铜]壳|[铝铜钢]?型材|金属零?件|铸件|castings?|冲压件|五金件|钢管|圆管|管子|棒料|圆棒|不锈钢板?|钢板|带钢|钢轨|rails?|铜箔|铝箔|foils?|sheets?|ducts?|铣刀|刀具|刃口',
  // Parts of machines.
  '齿轮(?!箱)|gears?|轴承滚子|轴承座|轴承|滚子|滚针|needles?|rollers?|轴类|轴|shafts?|螺丝钉?|螺纹|螺钉|螺栓|thread|screws?|销子|销钉|销|pins?|垫片|弹簧|外圈|内圈|grooves?',
  // Parts of plastic and rubber, films and glue.
  '塑料零?件|塑胶零?件|橡胶零?件|注塑件|外壳|o-?rings?|o ?[形型]圈|密封圈|薄膜|膜材|膜卷(?![材料])|膜|films?|tapes?|带子|胶(?!水)|涂胶|点胶|密封胶|胶[条路线]|uv ?胶水?|涂布|涂层',
  // Parts of glass, ceramics and wood.
  '玻璃盖板|玻璃|glass|盖板|镜片|圆片|陶瓷零?件|瓷砖|tiles?|木板|wood',
  // Electronics.
  '电子元件|元器件|器件|元件|components?|板上|板面|板类|板子|板材|板|boards?|panels?|pcb板?|pcbs|pcb|电路板|线路板|电路|芯片|封装|管脚|晶圆|wafers?|硅片|硅锭|电池片|极片|锂电池|电池|引脚|连接器|端子|屏幕|显示屏|手机|中框|键盘|keyboards?|legends?|走线|栅线',
  // What is called 3D for its shape or for how it was made.
  '3d(?= ?[曲玻盖])|3d(?= ?热弯)|3d(?= ?打印)|3d(?= ?print)|3d(?= ?glass)|3d(?= ?cover)|三维(?= ?[曲玻盖])|三维(?= ?打印)',
  // Goods, and what they are packed in.
  '瓶口|瓶子|瓶身|瓶底|瓶盖|瓶|bottles?|bottom|易拉罐底?|罐底|cans?|包装盒?|盒子?|box(?:es)?|药片|胶囊|泡罩|标签|labels?|水果|fruits?|纸张|无纺布|布匹|布|web',
  // Of textiles, food, vehicles and daily life.
  '坯布|针织布|梭织布|牛仔布|面料|布料|织物|fabrics?|cloth|textiles?|yarns?|拉链|链牙|皮革|牛皮|轮胎|轮毂|刹车片|活塞环|tyres?|tires?|大米|坚果|茶叶|鸡蛋|eggs?|塑料|硬币|纪念币|coins?|烟支|滤嘴|条烟|钞票|隐形眼镜|眼镜片|contact lens(?:es)?|安瓿瓶?|西林瓶|药板|vials?',
  '极耳|双极板|灯珠|灯板|led|电容器|电阻|漆包线|保险丝|绝缘子|砂轮片?|钢卷|毛坯|笔尖|zippers?',
  // Seams, holes, letters and lines on a part.
  '焊缝|焊点|焊接|[vyuxk] ?型?坡口|坡口|weld|seam|通孔|底孔|孔位|内孔|孔|外圆|dpm|字符|字体?|码|刻度线?|刻线|线条',
  // Its sides, and what is said of it without a figure.
  '两端|[两双]面|侧面|正面|背面|表面|surface|壁厚|厚度|间隙|质量|类|不透明|荧光|偏差|贴[歪偏]|暗室|暗箱|光照|环境光|漏装|错装|缺[失件粒]|脱落|断裂|错位|偏移|溢胶|堵孔|翻折|磨[耗损]|[放装]反|分级',
  // What handles it.
  '夹爪|夹具|抓手|吸盘|grippers?|机械臂|机械手|机器人|[传输]送带上?[的动态定位视觉]*抓取|皮带上?[的动态定位视觉]*抓取|流水线上?[的动态定位视觉]*抓取|平面抓取|2d ?抓取|2d|二维(?!码)|对位|贴合|引导|料盘|载带|料袋',
  // Where it is, and for whom.
  '现场|项目|客户|方案|工位|设备|装配线?|生产线|产线|流水线|输送带|传送带|皮带|belts?|conveyor|机架|支架|架子|底座|安装空间|空间|地面',
  // What looks at it.
  '相机|camera|镜头|lens|光源|光|light|照明|激光|接口|成像|防护等级|inspection|field',
].join('|');

/**
 * Words that hold the others together: how visitors speak of what they want. None of them counts or measures anything, so that a
 * figure before one is not taken for one in mm: 3 处 and 2 对 are no lengths.
 */
export const fillers = [
  // Who asks, and for what.
  '我[司厂]|贵[司厂]|您好|你好|谢谢|我们|我司|我要|我想|我|你们|帮我|帮忙|请问?|麻烦|想要?|希望|打算|准备|推荐|搭配|配|选型?|合适|适合|哪种|什么样?|怎么|如何',
  // What has to be done.
  '需要|需|必须|支持|带有|具有|具备|(?<![\\u4e00-\\u9fff])带|应该?|可以|可|能够?|能不能|能否|是否|有没有|没有?|有无|会|要求|要|用于|使用|采用|通过|用|来|做|进行|完成|实现',
  '检测内容|检测项目|检测要求|检测对象|在线|离线|远处?|近处?|高处|以外|看得?清|量(?!程)|检测|检查|检验|检出|检|测出|测|识别|判断|区分|分辨(?!率)|发现|寻找|找[到出]?|查找|查看?|确认|观察|定位|读取|读出?|拍摄|拍照|拍到?|看[到见出]?|采集',
  // Where and how.
  '移动|运动|不动|经过|摆动|晃动|安装|装|架|放|摆放?|固定|位置|地方|里面?|上面?|中间?|内部?|之间|方向|距离|旁边|其中',
  '在|从|到|往|睇|(?<!\\d ?)把|被|让|给|(?<!\\d ?)对(?!称)|将|由|按|的时候|的话|朝[上下]|[上下前后](?!\\d)|左右|大概|大约|大致|差不多|约|一般|通常|最好|尽量|只(?=[有能要需])|就|都|也|还有?|又|很|比较|非常',
  '一下子?|一些|一批|一套|一个|一种|一款|一直|一点|一台|一片|一块|一根|一条|一张|两[个块片根]|几个|多个|每个|各种|这种|这个|这些|那个|该|其|它|整个|所有|全部|不同|一起|同时|现在|目前',
  '可调|即可|就行|均可|不限|无要求|没要求|无特殊要求|down|missing|的|了|着|地|得|是|为|有|没有|和|与|及|以及|并?且|或者?|但是?|而且|如果|因为|所以|这|那|每件|大小|外形尺寸|外形|尺寸|范围|数值|两侧|传感器|情况|效果|问题|等|吗|呢|吧|啊',
  'we|i|inspecting|inspect|measuring|measure|detect|detecting|find|check|see|need|want|please|should|must|can|it|has|have|that|this|looking|for|of|the|an?|with|and|or|at|is|are|required|needed|possible|to|on|in|by|from|using|use|per|size|moving|mounted|about|approximately',
].join('|');
