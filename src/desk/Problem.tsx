/** Renders why a value was not written; nothing if it was. */
export function Problem({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className="problem" role="alert">
      {text}
    </p>
  );
}
