/**
 * Returns the body of a response as text. Rejects with a RangeError if it exceeds `limit` bytes, and with other encodings
 * than UTF-8, whose letters would turn into "�".
 */
export async function readText({ body }: Response, limit: number): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return text + decoder.decode();
    size += chunk.value.length;
    if (size > limit) {
      void reader?.cancel();
      throw new RangeError('too large');
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}
