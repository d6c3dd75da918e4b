export default function TelecentricPage() {
  return <h1>远心镜头</h1>;
}
