export default function Line3DPage() {
  return <h1>3D 线激光轮廓仪</h1>;
}
