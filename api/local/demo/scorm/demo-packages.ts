import { readFile } from 'node:fs/promises'
import { makePackage } from './make-package.ts'
import { makeZip } from './make-zip.ts'

const read = (path: string) => readFile(new URL(`./${path}`, import.meta.url))

/** "A shift in the kitchen": four SCOs under two headings, each locked until the earlier ones are done, the last with a minimum score. */
async function kitchenShift(): Promise<Buffer> {
  const own = ['imsmanifest.xml', 'index.html', 'shift.js']
  return makeZip([
    ...(await Promise.all(own.map(async (name) => ({ name, data: await read(`kitchen-shift/${name}`) })))),
    { name: 'course.css', data: await read('hipaa-course/course.css') },
  ])
}

/** The demo courses' packages, by the name used in their items. */
export const demoPackages = {
  'hipaa-course': () => makePackage(),
  'kitchen-shift': kitchenShift,
} as const satisfies Readonly<Record<string, () => Promise<Buffer>>>
export type DemoPackage = keyof typeof demoPackages
