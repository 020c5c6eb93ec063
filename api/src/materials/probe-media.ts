import type { Readable } from 'node:stream'
import { parseStream, TrackType, type IFormat } from 'music-metadata'
import { whyUnplayable, type FilmTrack } from '@portico/shared/rules/media/playable-film.ts'
import { fail } from '../kernel/fail.ts'

type Shape = { width?: number; height?: number; duration_ms?: number }

/** How long a sound is; nothing where it cannot be read. */
export async function probeSound(stream: Readable): Promise<Shape> {
  const format = await formatOf(stream, { type: 'audio/mpeg', duration: true })
  return format?.duration ? { duration_ms: Math.round(format.duration * 1000) } : {}
}

/** How long a film is, and how large its picture; refused when browsers could not play it. */
export async function probeFilm(stream: Readable, name: string): Promise<Shape> {
  const format = await formatOf(stream, { type: undefined, duration: false })
  const tracks = format?.trackInfo ?? []
  const why = whyUnplayable(tracks.flatMap(asFilmTrack))
  if (why !== null) fail('media.unplayable', { name, why })
  const picture = tracks.find(({ video }) => video?.pixelWidth && video.pixelHeight)?.video
  const duration_s = format?.duration ?? Math.max(0, ...tracks.map(({ duration }) => duration ?? 0))
  return {
    ...(duration_s > 0 ? { duration_ms: Math.round(duration_s * 1000) } : {}),
    ...(picture?.pixelWidth && picture.pixelHeight ? { width: picture.pixelWidth, height: picture.pixelHeight } : {}),
  }
}

function asFilmTrack({ type, codecId }: IFormat['trackInfo'][number]): FilmTrack[] {
  if (type !== TrackType.video && type !== TrackType.audio) return []
  return [{ kind: type === TrackType.video ? 'video' : 'audio', codec: codecId ?? 'unknown' }]
}

type Asked = { type: string | undefined; duration: boolean }

/** What its container says; null where it cannot be read. */
async function formatOf(stream: Readable, { type, duration }: Asked): Promise<IFormat | null> {
  try {
    return (await parseStream(stream, type, { skipCovers: true, duration })).format
  } catch {
    return null
  } finally {
    stream.destroy()
  }
}
