import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { demoCourses } from '../content/courses.ts'
import { srcset, variantFormats } from '@portico/shared/rules/media/picture-variants.ts'
import { composeCourse } from './compose-course.ts'
import { committedPictures, demoPicture } from './demo-picture.ts'
import { letter } from './lettering.ts'
import { allMotifs } from './motifs/all-motifs.ts'
import { pictureJobs } from './picture-jobs.ts'
import { renderPicture } from './render-pictures.ts'
import { variantJobs } from './variant-jobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('[demo] gives every course an existing emblem and a unique picture', () => {
  expect(demoCourses.filter((course) => !allMotifs[course.motif]).map((course) => course.motif)).toEqual([])
  expect(new Set(demoCourses.map(composeCourse)).size).toBe(demoCourses.length)
})

test('[demo] draws the same picture every time and fills in every tone', () => {
  for (const job of pictureJobs()) {
    const svg = job.svg()
    expect(svg).toBe(job.svg())
    expect(svg).not.toMatch(/\{\w+\/?\}|undefined|NaN/)
  }
})

test('[demo] renders social previews at 1123 by 794', async () => {
  const job = pictureJobs().find((one) => one.files.some(({ name }) => /^course-.*-social\.jpg$/.test(name)))
  const files = job?.files.map((file) => ({ ...file, path: join(folder, file.name) })) ?? []
  await renderPicture({ svg: job?.svg() ?? '', files })
  expect(await sharp(files[0]?.path).metadata()).toMatchObject({ width: 1123, height: 794 })
})

test('[demo] has exactly the pictures committed that would be drawn now, in every format and width', async () => {
  const jobs = variantJobs()
  const wanted = jobs.flatMap(({ files }) => files.map(({ name }) => name))
  expect(jobs.length).toBeGreaterThan(100)
  expect(readdirSync(committedPictures).toSorted()).toEqual(wanted.toSorted())
  const bytes = wanted.reduce((sum, name) => sum + statSync(join(committedPictures, name)).size, 0)
  expect(bytes).toBeLessThan(6_100_000)
  for (const { name, width } of jobs[0]?.files ?? [])
    expect([name, (await sharp(join(committedPictures, name)).metadata()).width]).toEqual([name, width])
  const address = demoPicture(`course-${demoCourses[0]?.slug}`)
  const offered = variantFormats.flatMap((format) => srcset(address, format).split(', '))
  expect(offered.map((each) => each.replace('/media/', '').replace(/ \d+w$/, '')).toSorted()).toEqual(
    jobs[0]?.files.map(({ name }) => name).toSorted(),
  )
})

test('[demo] has outlines for every letter of the course titles', () => {
  const letters = new Set(demoCourses.flatMap((course) => [...course.title]).filter((one) => one !== ' '))
  expect([...letters].filter((one) => !letter(one, { size: 10 }).paths.includes('<path'))).toEqual([])
})
