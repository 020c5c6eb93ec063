import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cachedFile } from './cached-file.ts'
import type { Job } from './picture-jobs.ts'
import { pictureJobs } from './picture-jobs.ts'

const parallel = 4

/** Renders all pictures that the demo data refers to into storage/media, skipping existing ones. Returns how many were rendered. */
export async function renderPictures({ storageDir }: { storageDir: string }): Promise<number> {
  const folder = join(storageDir, 'media')
  await mkdir(folder, { recursive: true })
  const waiting = pictureJobs()
  let rendered = 0
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const files = job.files.map((file) => ({ ...file, path: join(folder, file.name) }))
      const missing = await Promise.all(
        files.map(({ path }) =>
          stat(path).then(
            () => false,
            () => true,
          ),
        ),
      )
      if (!missing.some(Boolean)) continue
      await renderPicture({ svg: job.svg(), files })
      rendered += files.length
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return rendered
}

/** Renders one picture into one or more files, in the format of each file's extension. */
export async function renderPicture({
  svg,
  files,
}: {
  svg: string
  files: (Job['files'][number] & { path: string })[]
}): Promise<void> {
  // Render once, and only if a file is missing; all sizes and formats come from the same pixels.
  let pixels: Promise<Pixels> | undefined
  const draw = (): Promise<Pixels> =>
    (pixels ??= sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true }))
  for (const { name, path } of files) {
    if (path.endsWith('.svg')) await writeFile(path, svg)
    else
      await cachedFile({
        source: `${svg} ${name.slice(-5)}`,
        path,
        make: async () => encode({ pixels: await draw(), path }),
      })
  }
}

type Pixels = { data: Buffer; info: { width: number; height: number } }

async function encode({ pixels: { data, info }, path }: { pixels: Pixels; path: string }): Promise<void> {
  const sized = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
  if (path.endsWith('.webp'))
    await sized.flatten({ background: '#ffffff' }).webp({ quality: 82, effort: 0 }).toFile(path)
  else if (path.endsWith('.jpg')) await sized.flatten({ background: '#ffffff' }).jpeg({ quality: 84 }).toFile(path)
  else await sized.png({ compressionLevel: 6 }).toFile(path)
}
