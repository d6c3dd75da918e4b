export default function LightPage() {
  return <h1>机器视觉光源</h1>;
}
