export default function ListPage() {
  return <h1>产品查询</h1>;
}
