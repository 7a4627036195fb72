export default function HomePage() {
  return <h1>Clinward</h1>;
}
