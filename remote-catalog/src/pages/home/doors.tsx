import { Link, useHost } from '@shixuan/host';
import { Section } from '@shixuan/ui';
import { Dimension } from '@shixuan/ui/pen/dimension';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import type { ReactNode } from 'react';
import { Camera } from '../../features/pen/camera';
import * as styles from './doors.module.css';

interface Door {
  path: string;
  title: string;
  /** What goes in and what comes out. */
  sentence: string;
  drawing: ReactNode;
}

const cameraDrawing = (
  <>
    <Camera x={92} y={66} />
    <path className={pen.view} d="M92 66L52 108H132z" />
    <path className={pen.sight} d="M92 66L52 108M92 66L132 108" />
    <path className={pen.open} d="M44 108H140" />
    <path className={pen.fine} d="M62 104v8M72 104v8M82 104v8M92 104v8M102 104v8M112 104v8M122 104v8" />
  </>
);
const lensDrawing = (
  <>
    <path className={pen.centre} d="M8 60H176" />
    <path className={pen.sensor} d="M26 48h4v24h-4z" />
    <path className={pen.glass} d="M60 32q8 28 0 56q-8 -28 0 -56z" />
    <path className={pen.sight} d="M28 48L60 60L152 94M28 72L60 60L152 26" />
    <path className={pen.open} d="M152 26V94" />
    <Dimension from={[60, 104]} to={[152, 104]} label="" />
  </>
);
const systemDrawing = (
  <>
    <Camera x={92} y={60} scale={0.8} />
    <path className={pen.sight} d="M92 60L76 108M92 60L108 108" />
    <path className={pen.light} d="M60 76L82 108H102L124 76z" />
    <path className={pen.shade} d="M48 70h20l6 8h-32zM116 70h20l6 8h-32z" />
    <path className={pen.open} d="M40 108H144" />
    <path className={pen.fine} d="M105 26H148" />
    <path className={pen.outline} d="M148 14h28v24h-28z" />
  </>
);
const profilerDrawing = (
  <>
    <path className={pen.outline} d="M66 10h52v20H66z" />
    <path className={pen.view} d="M80 30L48 108H116z" />
    <path className={pen.sight} d="M80 30L48 108M80 30L116 108M108 30L84 92" />
    <path className={pen.open} d="M36 108H66V92H98V108H148" />
  </>
);
const volumeDrawing = (
  <>
    <path className={pen.outline} d="M58 10h68v16H58z" />
    <path className={pen.view} d="M92 26L40 108H144z" />
    <path className={pen.sight} d="M68 26L40 108M116 26L144 108" />
    <path className={pen.open} d="M36 108H148" />
    <path className={pen.outline} d="M58 84h30v24H58zM92 72h28v36H92z" />
  </>
);
const articleDrawing = (
  <>
    <path className={pen.outline} d="M58 12h52l16 16v80h-68z" />
    <path className={pen.open} d="M110 12v16h16" />
    <path className={pen.fine} d="M70 44h44M70 56h44M70 92h44" />
    <path className={pen.sight} d="M70 82L92 68L114 76" />
  </>
);

const DOORS: readonly Door[] = [
  {
    path: '/selection/camera',
    title: '相机选型',
    sentence: '由视野、精度与节拍算出像素数、帧率和接口',
    drawing: cameraDrawing,
  },
  {
    path: '/selection/lens',
    title: '镜头选型',
    sentence: '由靶面、视野与工作距离算出焦距，核对像圈与接口',
    drawing: lensDrawing,
  },
  {
    path: '/selection/vision',
    title: '视觉系统选型',
    sentence: '相机、镜头、光源与采集卡一起配，逐项说明理由',
    drawing: systemDrawing,
  },
  {
    path: '/selection/vision?mode=laser-3d',
    title: '3D 线激光选型',
    sentence: '焊缝、胶条、段差：按宽度、高度与精度选轮廓仪',
    drawing: profilerDrawing,
  },
  {
    path: '/selection/volume',
    title: '3D 面阵选型',
    sentence: '料箱抓取、拆垛、体积：按料区、点间距与误差选 3D 相机',
    drawing: volumeDrawing,
  },
  {
    path: '/article/list',
    title: '技术文档',
    sentence: '选型计算、打光与安装的做法',
    drawing: articleDrawing,
  },
];

/** Entry links. A link is shown only if a live remote provides its page. */
export function Doors() {
  const host = useHost();
  const open = DOORS.filter(({ path }) => host.has('routes') && host.isProvided?.(path));
  if (open.length === 0) return null;
  return (
    <Section title="从这里开始">
      <ul className={styles.doors}>
        {open.map(({ path, title, sentence, drawing }) => (
          <li key={path} className={styles.door}>
            <Link className={styles.link} to={path}>
              <svg className={`${pen.sheet} ${styles.drawing}`} viewBox="0 0 184 120" aria-hidden="true">
                {drawing}
              </svg>
              <strong className={styles.title}>{title}</strong>
              <span className={styles.sentence}>{sentence}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
