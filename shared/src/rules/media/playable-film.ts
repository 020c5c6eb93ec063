/** A track of a video as its container names it. */
export type FilmTrack = { kind: 'video' | 'audio'; codec: string }

// Codec names in MP4 (four characters) and in WebM (V_, A_).
const playable = {
  video: /^(avc1|avc3|vp08|vp09|av01|V_VP8|V_VP9|V_AV1)/,
  audio: /^(mp4a|\.mp3|Opus|fLaC|A_OPUS|A_VORBIS)/,
} as const

const names: Readonly<Record<string, string>> = {
  hvc1: 'H.265 (HEVC)',
  hev1: 'H.265 (HEVC)',
  mp4v: 'MPEG-4 Part 2',
  apch: 'ProRes',
  apcn: 'ProRes',
  'ac-3': 'Dolby Digital',
  'ec-3': 'Dolby Digital Plus',
}

/** Explains, for people, why browsers cannot play a video with these tracks; null if all common browsers can (amendment to MED-007). */
export function playbackProblem(tracks: readonly FilmTrack[]): string | null {
  if (!tracks.some(({ kind }) => kind === 'video')) return 'it has no picture, or it is damaged'
  const wrong = tracks.find(({ kind, codec }) => !playable[kind].test(codec))
  return wrong ? `its ${wrong.kind} codec is ${names[wrong.codec] ?? wrong.codec}` : null
}
