import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import sharp from 'sharp'

/** A stored logo as PNG, whatever it was stored as; null when the file is gone. Never fetches anything from elsewhere. */
export async function logoPng({ path, data_dir }: { path: string; data_dir: string }): Promise<Buffer | null> {
  const media = join(data_dir, 'storage', 'media')
  const file = join(media, normalize(path.replace(/^\/media\//, '/')))
  if (!path.startsWith('/media/') || !file.startsWith(`${media}/`)) return null
  const bytes = await readFile(file).catch(() => null)
  return (
    bytes &&
    sharp(bytes, { density: 300 })
      .resize({ width: 900, height: 300, fit: 'inside' })
      .png()
      .toBuffer()
      .catch(() => null)
  )
}
