import type { Readable } from 'node:stream'
import { parseStream } from 'music-metadata'

type Shape = { width?: number; height?: number; duration_ms?: number }
const mime = { audio: 'audio/mpeg', video: undefined } as const

/** How long a film or a sound is, and how large its picture, where its container says so; nothing where it cannot be read. */
export async function probeMedia(stream: Readable, type: 'audio' | 'video'): Promise<Shape> {
  try {
    const { format } = await parseStream(stream, mime[type], { skipCovers: true, duration: type === 'audio' })
    const picture = format.trackInfo.find(({ video }) => video?.pixelWidth && video.pixelHeight)?.video
    return {
      ...(format.duration ? { duration_ms: Math.round(format.duration * 1000) } : {}),
      ...(picture?.pixelWidth && picture.pixelHeight ? { width: picture.pixelWidth, height: picture.pixelHeight } : {}),
    }
  } catch {
    return {}
  } finally {
    stream.destroy()
  }
}
