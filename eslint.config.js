import { readFileSync } from 'node:fs';

import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import n from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.test-d.ts', '**/*.e2e.ts', 'packages/*/test/**', 'apps/*/e2e/**'];

/** What the root installs for everyone (vitest, fast-check, typescript …); only tests and tools may use it. */
const { devDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const sharedTools = Object.keys(devDependencies);

const PASS_IN =
  'is an argument: take a clock or a random source from the caller. Only compose.ts and adapters ask the machine';

/** The clock on the wall and the dice. */
const clockAndChance = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: `The time ${PASS_IN}` },
  { selector: "CallExpression[callee.name='Date']", message: `The time ${PASS_IN}` },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: `The time ${PASS_IN}` },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: `Chance ${PASS_IN}` },
];

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/coverage/**',
      '**/test-results/**',
      '**/__fixtures__/**',
      '.wayfarer/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { n, 'simple-import-sort': importSort },
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', setInterval: 'readonly', URL: 'readonly' },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-params': ['error', 3],
      'simple-import-sort/imports': 'error',
      'n/no-extraneous-import': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // A port is async even where its adapter of today has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['packages/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...clockAndChance] },
  },
  {
    // The framework's own world: logs, buses and vendors live behind these entry points.
    files: ['packages/archon/src/{node,web,sqlite,postgres,nats,ai-sdk,tools,mcp}/**', '**/compose.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // The inner loop passes numbers, not objects.
    files: ['packages/optimizer/src/*/**'],
    rules: { 'max-params': 'off' },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['tools/**', 'bench/**', '*.{js,mjs,ts}', 'apps/web/*.ts', ...TESTS],
    rules: { 'n/no-extraneous-import': ['error', { allowModules: sharedTools }] },
  },
  {
    files: TESTS,
    rules: {
      'max-params': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
