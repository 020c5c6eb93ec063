import type { Readable } from 'node:stream'
import { parseFromTokenizer, parseStream, TrackType, type IFormat } from 'music-metadata'
import { playbackProblem, type FilmTrack } from '@portico/shared/rules/media/playable-film.ts'
import { fail } from '../../../kernel/fail.ts'
import { readRanges, type StoredFile } from './read-ranges.ts'

type Shape = { width?: number; height?: number; duration_ms?: number }

/** Returns the duration of an audio file, or nothing if it cannot be read. */
export async function probeSound(stream: Readable): Promise<Shape> {
  const format = await soundOf(stream)
  return format?.duration ? { duration_ms: Math.round(format.duration * 1000) } : {}
}

/** Returns a video's duration and dimensions; rejects one that browsers could not play. */
export async function probeFilm(file: StoredFile, name: string): Promise<Shape> {
  const format = await filmOf(file)
  const tracks = format?.trackInfo ?? []
  const why = playbackProblem(tracks.flatMap(asFilmTrack))
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

/** Reads the metadata of an audio file; null if it cannot be read. */
async function soundOf(stream: Readable): Promise<IFormat | null> {
  try {
    return (await parseStream(stream, 'audio/mpeg', { skipCovers: true, duration: true })).format
  } catch {
    return null
  } finally {
    stream.destroy()
  }
}

/** Reads the metadata of a video's container; null if it cannot be read. */
async function filmOf(file: StoredFile): Promise<IFormat | null> {
  try {
    return (await parseFromTokenizer(await readRanges(file), { skipCovers: true, duration: false })).format
  } catch {
    return null
  }
}
