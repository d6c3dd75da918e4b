/** A page inside the other one. */
export default function FossilPartPage() {
  return <p>内页在外页之中</p>;
}
