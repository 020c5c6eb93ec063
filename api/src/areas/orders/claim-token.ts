import { createHash, randomBytes } from 'node:crypto'

/** 120 random bits in an address; only the hash is kept. */
export const makeClaimToken = (): string => randomBytes(15).toString('base64url')
export const hashClaimToken = (token: string): string => createHash('sha256').update(`claim:${token}`).digest('hex')
