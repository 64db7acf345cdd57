declare module '*.json?url' {
  const url: string;
  export default url;
}
declare module '@fontsource-variable/figtree';
