export default function SliderPage() {
  return <h1>直线滑台</h1>;
}
