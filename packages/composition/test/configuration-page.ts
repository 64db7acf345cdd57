import { type Setting, type SettingGroup, SETTINGS } from '../src/settings.ts';

const HEADINGS: Readonly<Record<SettingGroup, string>> = {
  server: 'Server and data',
  content: 'Cities, rules and maps',
  services: 'Public services',
  model: 'Language model',
  research: 'Web research',
  router: 'Message routing',
  development: 'Development and tests',
};

/** The tables of `docs/configuration.md`, as the list of settings has them. */
export function renderSettings(): string {
  const groups = Object.entries(HEADINGS) as [SettingGroup, string][];
  return groups.map(([group, heading]) => `## ${heading}\n\n${tableOf(group)}`).join('\n\n');
}

function tableOf(group: SettingGroup): string {
  const rows = SETTINGS.filter((setting) => setting.group === group).map(
    (setting) => `| ${nameOf(setting)} | ${setting.default} | ${descriptionOf(setting)} |`,
  );
  return ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

function nameOf({ variable, flag }: Setting): string {
  return flag ? `\`${variable}\`, \`--${flag.name} ${flag.value}\`` : `\`${variable}\``;
}

function descriptionOf({ summary, details }: Setting): string {
  const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
  return details === undefined ? sentence : `${sentence} ${details}`;
}
