import { readFile } from 'node:fs/promises'
import { makePackage } from './make-package.ts'
import { makeZip } from './make-zip.ts'

const read = (path: string) => readFile(new URL(`./${path}`, import.meta.url))

/** "A shift in the kitchen": four SCOs under two headings, each locked by those before it, the last one with a score to reach. */
async function kitchenShift(): Promise<Buffer> {
  const own = ['imsmanifest.xml', 'index.html', 'shift.js']
  return makeZip([
    ...(await Promise.all(own.map(async (name) => ({ name, data: await read(`kitchen-shift/${name}`) })))),
    { name: 'course.css', data: await read('hipaa-course/course.css') },
  ])
}

/** The packages of the demo courses, by the name that their items say. */
export const demoPackages = {
  'hipaa-course': () => makePackage(),
  'kitchen-shift': kitchenShift,
} as const satisfies Readonly<Record<string, () => Promise<Buffer>>>
export type DemoPackage = keyof typeof demoPackages
