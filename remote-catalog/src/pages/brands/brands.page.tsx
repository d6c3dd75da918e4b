export default function BrandsPage() {
  return <h1>品牌系列</h1>;
}
