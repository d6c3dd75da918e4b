/** Title of the home page, in results of search engines and on the visitor's tab. */
export const HOME_TITLE = '机器视觉产品目录与选型：工业相机、镜头、光源与 3D';
