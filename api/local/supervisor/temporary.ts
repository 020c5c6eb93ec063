import { existsSync } from 'node:fs'

export const optional = async (path: string): Promise<Record<string, any>> => (existsSync(new URL(path, import.meta.url)) ? import(path) : {})
