export default function Face3DPage() {
  return <h1>3D 面阵相机</h1>;
}
