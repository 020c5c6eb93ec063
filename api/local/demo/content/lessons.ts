import type { DemoModule } from './types.ts'

export const demoLessons: Readonly<Record<string, DemoModule[]>> = {}
