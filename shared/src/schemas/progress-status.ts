import * as v from 'valibot'

/** 1 in progress, 2 success, 3 failed, 4 not started, 5 finished */
export const progressStatus = v.picklist([1, 2, 3, 4, 5])
