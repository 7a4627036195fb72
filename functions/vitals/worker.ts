export default {
  async fetch(): Promise<Response> {
    return new Response(null, { status: 204 });
  },
};
