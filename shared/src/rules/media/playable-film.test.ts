import { expect, test } from 'vitest'
import { playbackProblem } from './playable-film.ts'

const film = (video: string, audio?: string) => [
  { kind: 'video' as const, codec: video },
  ...(audio ? [{ kind: 'audio' as const, codec: audio }] : []),
]

test('accepts videos that all common browsers play and explains what is wrong with others', () => {
  for (const [video, audio] of [
    ['avc1', 'mp4a'],
    ['avc1'],
    ['V_VP9', 'A_OPUS'],
    ['V_VP8', 'A_VORBIS'],
    ['av01', 'Opus'],
  ] as const)
    expect(playbackProblem(film(video, audio))).toBeNull()
  expect(playbackProblem(film('hvc1', 'mp4a'))).toBe('its video codec is H.265 (HEVC)')
  expect(playbackProblem(film('avc1', 'ec-3'))).toBe('its audio codec is Dolby Digital Plus')
  expect(playbackProblem(film('dvh1'))).toBe('its video codec is dvh1')
  expect(playbackProblem([{ kind: 'audio', codec: 'mp4a' }])).toBe('it has no picture, or it is damaged')
})
