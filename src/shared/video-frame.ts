/** Returns the URL of a video's <iframe>; undefined for a page of YouTube or Vimeo that has no video. */
export function videoFrameUrl(address: string): string | undefined {
  const url = new URL(address);
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (/^(youtu\.be|youtube\.com|youtube-nocookie\.com)$/.test(host)) return youtubeFrame(url);
  if (/^(player\.)?vimeo\.com$/.test(host)) return vimeoFrame(url);
  return address;
}

// `youtube-nocookie.com` is used, since it sets the fewest cookies, and `autoplay`, since the visitor clicked to play.
function youtubeFrame({ pathname, searchParams }: URL): string | undefined {
  const [, inPath] = /^\/(?:(?:embed|live|shorts|v)\/)?([\w-]{11})\/?$/.exec(pathname) ?? [];
  const id = searchParams.get('v') ?? inPath;
  if (id === undefined || !/^[\w-]{11}$/.test(id)) return undefined;
  const start = Number.parseInt(searchParams.get('t') ?? '', 10);
  const from = start > 0 ? `&start=${start}` : '';
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${from}`;
}

function vimeoFrame({ pathname, searchParams }: URL): string | undefined {
  const [, id, secret] = /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const hash = searchParams.get('h') ?? secret;
  const unlisted = hash === undefined ? '' : `&h=${encodeURIComponent(hash)}`;
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}`;
}
