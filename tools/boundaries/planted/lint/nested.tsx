// plants: react/no-unstable-nested-components
export function Outer() {
  const Inner = () => <p>text</p>;
  return <Inner />;
}
