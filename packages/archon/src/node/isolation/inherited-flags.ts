/** The flags of this process without which a child of it could not read our sources. */
export function inheritedFlags(flags: readonly string[]): string[] {
  return flags.flatMap((flag, index) => {
    if (flag === '-C' || flag === '--conditions') return [flag, flags[index + 1] ?? ''];
    return /^(-C=|--conditions=|--experimental-strip-types$)/.test(flag) ? [flag] : [];
  });
}
