export default function GrabberPage() {
  return <h1>图像采集卡</h1>;
}
