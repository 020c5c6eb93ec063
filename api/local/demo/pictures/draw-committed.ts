import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { committedPictures } from './demo-picture.ts'
import { variantJobs, type VariantJob } from './variant-jobs.ts'

// `pnpm pictures`: draws missing committed pictures and removes unreferenced ones.
const parallel = 4
mkdirSync(committedPictures, { recursive: true })
const jobs = variantJobs()
const wanted = new Set(jobs.flatMap(({ files }) => files.map(({ name }) => name)))
const there = new Set(readdirSync(committedPictures))
for (const name of there) if (!wanted.has(name)) rmSync(join(committedPictures, name))
let drawn = 0
const work = async (): Promise<void> => {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const missing = job.files.filter(({ name }) => !there.has(name))
    if (missing.length > 0) drawn += await draw(job.svg, missing)
  }
}
await Promise.all(Array.from({ length: parallel }, work))
console.log(`${drawn} pictures drawn, ${wanted.size} in all.`)

async function draw(svg: string, files: VariantJob['files']): Promise<number> {
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer()
  for (const { name, width } of files) {
    const sized = sharp(pixels).resize({ width })
    const encoded = name.endsWith('.avif')
      ? sized.avif({ quality: 50, effort: 2 })
      : sized.webp({ quality: 75, effort: 4, smartSubsample: true })
    await encoded.toFile(join(committedPictures, name))
  }
  return files.length
}
