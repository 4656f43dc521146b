import packageJson from '../../package.json' with { type: 'json' };

/** Version of the tool. */
export const VERSION: string = packageJson.version;
