import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { demoCourses } from '../content/courses.ts'
import { composeCourse } from './compose-course.ts'
import { letter } from './lettering.ts'
import { allMotifs } from './motifs/all-motifs.ts'
import { pictureJobs } from './picture-jobs.ts'
import { renderPicture } from './render-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('[demo] every course has an emblem that exists and a picture unlike all others', () => {
  expect(demoCourses.filter((course) => !allMotifs[course.motif]).map((course) => course.motif)).toEqual([])
  expect(new Set(demoCourses.map(composeCourse)).size).toBe(demoCourses.length)
})

test('[demo] a picture is the same every time and has a color for every tone', () => {
  for (const job of pictureJobs()) {
    const svg = job.svg()
    expect(svg).toBe(job.svg())
    expect(svg).not.toMatch(/\{\w+\/?\}|undefined|NaN/)
  }
})

test('[demo] a social preview measures 1123 by 794, a thumbnail 1280 by 720 and its small sister 640 by 360', async () => {
  const jobs = pictureJobs()
  const wanted: [RegExp, number, number][] = [
    [/^course-.*-social\.jpg$/, 1123, 794],
    [/^course-.*[^0l]\.webp$/, 1280, 720],
    [/^course-.*-640\.webp$/, 640, 360],
  ]
  for (const [name, width, height] of wanted) {
    const job = jobs.find((one) => one.files.some((file) => name.test(file.name)))
    if (!job) throw new Error(`no job for ${name}`)
    const files = job.files.map((file) => ({ ...file, path: join(folder, file.name) }))
    await renderPicture({ svg: job.svg(), files })
    const path = files.find((file) => name.test(file.name))?.path ?? ''
    expect(existsSync(path)).toBe(true)
    expect(await sharp(path).metadata()).toMatchObject({ width, height })
  }
})

test('[demo] every letter of the course titles has an outline', () => {
  const letters = new Set(demoCourses.flatMap((course) => [...course.title]).filter((one) => one !== ' '))
  expect([...letters].filter((one) => !letter(one, { size: 10 }).paths.includes('<path'))).toEqual([])
})
