// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { insertMaterial } from './materials/insert-material.ts'
export { inspectFile } from './materials/inspect-file.ts'
export type { FoundUse, MaterialUser } from './materials/material-user.ts'
export { lockQuota, rejectBeyondQuota, usedBytes } from './materials/quota.ts'
export { storeReceived } from './materials/received-material.ts'
export { checkedName } from './uploads/checked-name.ts'
export { rejectBeyondOwnQuota } from './uploads/own-quota.ts'
export type { Purpose, Wanted } from './uploads/purpose.ts'
export { idIn } from './uploads/read-headers.ts'
export { isUnderWay } from './uploads/expiry.ts'
