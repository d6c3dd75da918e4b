export default function DetailPage() {
  return <h1>产品详情</h1>;
}
