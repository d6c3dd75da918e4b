export default function LinePage() {
  return <h1>线扫相机与线扫镜头</h1>;
}
