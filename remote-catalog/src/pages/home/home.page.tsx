import { useOutlet } from '@shixuan/host';

export default function HomePage() {
  const outlet = useOutlet();
  return outlet ?? <h1>机器视觉硬件目录与选型</h1>;
}
