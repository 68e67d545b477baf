export const hasNewRules = (rulesFrom: number, hour: number) => hour >= rulesFrom;
