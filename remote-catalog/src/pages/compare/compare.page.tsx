export default function ComparePage() {
  return <h1>产品对比</h1>;
}
